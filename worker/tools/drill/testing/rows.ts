export const positions = {
  'a drill': (typed: string) => ({ path: '/', init: { headers: { 'x-fault': typed } } }),
}
