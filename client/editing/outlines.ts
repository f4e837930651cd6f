/** Drawn around the content of a block: the element that names it has no box. */
export const outlines = `
[data-blok-c]:hover > *, [data-blok-hover] > * { outline: 1px dashed #05807f; outline-offset: -1px; }
[data-blok-highlight] > * { outline: 2px dashed #b4540a; outline-offset: -2px; }
[data-blok-open] > * { outline: 2px solid #05807f; outline-offset: -2px; }
.editing-menu {
  position: absolute; z-index: 9999; display: flex; align-items: center; gap: 2px; padding: 3px;
  border-radius: 8px; background: #05706f; color: #fff; font: 13px/1 system-ui, sans-serif;
  box-shadow: 0 4px 16px rgb(0 0 0 / .25);
}
.editing-menu[hidden] { display: none; }
.editing-menu span { padding: 0 6px; font-weight: 600; }
.editing-menu button {
  min-width: 26px; min-height: 26px; border: 0; border-radius: 5px; background: transparent; color: inherit;
  font: inherit; cursor: pointer;
}
.editing-notice {
  position: fixed; inset: auto 0 0; z-index: 9999; margin: 0; padding: 12px 16px; background: #7a2e00; color: #fff;
  font: 15px/1.4 system-ui, sans-serif; text-align: center;
}
.editing-menu button:is(:hover, :focus-visible) { background: rgb(255 255 255 / .22); }
`
