import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server.edge'
import { createClassShortener } from './shorten-classes.ts'

/** The HTML of a part that a page requests after it was loaded, with the class names of the page's sheet. */
export const renderPart = (part: ReactNode): string => createClassShortener()(renderToStaticMarkup(part))
