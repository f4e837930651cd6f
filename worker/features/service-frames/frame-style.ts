import type { Theme } from '../../../blocks/_kit/themes/theme.ts'

/** The style of the assistant's document, in the colours of the site's theme. It uses the device's fonts: a frame loads none of the page's. */
export const frameStyle = ({ palette }: Theme): string => `
:root{color-scheme:light;font:16px/1.5 system-ui,sans-serif;color:${palette.text};background:${palette.surface}}
*{box-sizing:border-box}
body{display:flex;flex-direction:column;height:100vh;margin:0}
[role=log]{flex:1;overflow-y:auto;padding:16px}
[role=log]>div{max-width:88%;width:fit-content;margin:0 0 12px;padding:10px 14px;border:1px solid ${palette.border};border-radius:4px 16px 16px;overflow-wrap:anywhere}
[role=log]>.own{margin-left:auto;border-color:${palette.accent};border-radius:16px 4px 16px 16px;background:${palette.accent};color:${palette.onAccent}}
[role=log]>.note{max-width:none;width:auto;border:0;padding:0 0 4px;color:${palette.muted};font-size:14px}
.notice{margin:0;padding:12px 16px;border-bottom:1px solid ${palette.border};font-size:14px;font-weight:600}
p{margin:0 0 8px}
p:last-child{margin:0}
a{color:${palette.accent};font-weight:600}
small{display:block;color:${palette.muted};font-size:14px}
form{display:flex;flex-wrap:wrap;gap:8px;padding:12px 16px 16px;border-top:1px solid ${palette.border}}
label{flex:1 0 100%;margin-bottom:-4px;font-size:14px}
input{flex:1;min-width:0;padding:10px 14px;border:1px solid ${palette.muted};border-radius:22px;font:inherit;color:inherit;background:${palette.surface}}
button{padding:8px 16px;border:2px solid transparent;border-radius:22px;font:inherit;font-weight:600;color:${palette.onAccent};background:${palette.accent}}
button:hover{background:${palette.accentHover}}
:focus-visible{outline:3px solid ${palette.accent};outline-offset:2px}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
`
