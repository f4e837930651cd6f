/** The part of Node's module that the worker uses: the runtime has it (`nodejs_compat`), and its types would bring all of Node. */
declare module 'node:async_hooks' {
  export class AsyncLocalStorage<T> {
    run<R>(store: T, callback: () => R): R
    getStore(): T | undefined
  }
}
