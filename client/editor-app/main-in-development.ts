// The views of the editor expect this before they are evaluated. Development only.
await import('../refresh.ts')
await import('./main.tsx')

export {}
