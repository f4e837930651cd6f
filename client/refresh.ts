interface RefreshRuntime {
  injectIntoGlobalHook(window: Window): void
}

const address = '/@react-refresh'
// The development server answers this address; there is no such file for the types to find.
const { default: runtime } = (await import(/* @vite-ignore */ address)) as { default: RefreshRuntime }

/** The code that the React plugin would write into the page as an inline script, which the policy forbids. Development only. */
runtime.injectIntoGlobalHook(window)
Object.assign(window, {
  $RefreshReg$: () => undefined,
  $RefreshSig$: () => (type: unknown) => type,
  __vite_plugin_react_preamble_installed__: true,
})

export {}
