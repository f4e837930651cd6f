import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

/** Styles of pages that need no content: readable at every width, light and dark, in a system font. */
export const bundledStyle =
  ':root{color-scheme:light dark;font:1.125rem/1.6 system-ui,sans-serif}body{margin:0;min-height:100vh;display:grid;place-items:center}main{box-sizing:border-box;width:100%;max-width:36rem;padding:2rem 1.25rem}h1{margin:0 0 1rem;font-size:clamp(1.75rem,6vw,2.5rem);line-height:1.2}p{margin:0 0 1.5rem}table{width:100%;border-spacing:0;overflow-wrap:anywhere}th,td{padding:.25rem 1rem .25rem 0;text-align:start;vertical-align:top}button{font:inherit;font-weight:700;min-height:3rem;padding:.5rem 1.5rem;border:2px solid;border-radius:.5rem;background:transparent;color:inherit;cursor:pointer}:focus-visible{outline:3px solid;outline-offset:3px}'

/** Source expression of that style element (CSP 3, section 6.6.2.2). */
export const bundledStyleHash = "'sha256-Lgz3GHpUzLvS9WfR+7VM+xG6vW0wqcBUmFGWqLP7aV0='"

export interface BundledPage {
  readonly language: string
  readonly title: string
  /** HTML below the title. */
  readonly content: HtmlEscapedString | Promise<HtmlEscapedString>
}

/** A page without content of the site. */
export const bundledPage = ({ language, title, content }: BundledPage): string =>
  String(
    html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${raw(bundledStyle)}</style></head><body><main><h1>${title}</h1>${content}</main></body></html>`,
  )
