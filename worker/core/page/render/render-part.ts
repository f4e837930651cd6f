import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server.edge'
import { createClassShortener } from './shorten-classes.ts'

/** The HTML of a part that a page asks for when it is there already, with the class names of the page's sheet. */
export const renderPart = (part: ReactNode): string => createClassShortener()(renderToStaticMarkup(part))
