/** A point in the window, in CSS pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The keys that journeys press, by their names in DOM events. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

/** One window of a browser, with the few operations that both kinds share. */
export interface Engine {
  /** Resolves when the document has been loaded. */
  load(address: string): Promise<void>
  /**
   * Runs a function in the page. It is sent as text: it sees its arguments and the page, but not its file.
   * Arguments and result are JSON.
   */
  run<Args extends readonly unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>
  click(point: Point): Promise<void>
  /** Presses the button at one point and lets it go at another. */
  drag(from: Point, to: Point): Promise<void>
  hover(point: Point): Promise<void>
  press(key: Key): Promise<void>
  /** Types letters and digits where the focus is. */
  type(text: string): Promise<void>
  /** Makes the window this wide; WebKit's is at least 447 px. */
  resize(width: number): Promise<void>
  close(): Promise<void>
}

/** A browser that runs. */
export interface Browser {
  /** Opens a window isolated from others: with its own caches, storage and history. */
  open(): Promise<Engine>
  close(): Promise<void>
}

/** How a browser is started, or which part of it is missing. */
export interface BrowserKind {
  readonly name: string
  /** Another remedy where it is missing. */
  readonly otherwise?: string
  /** The Debian packages of the missing parts; empty where none is missing. Paths may be patterns. */
  missing(isThere?: (path: string) => boolean): readonly string[]
  start(): Promise<Browser>
}
