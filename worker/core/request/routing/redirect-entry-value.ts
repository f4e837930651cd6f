import type { RedirectSource } from './redirect-source.ts'

/** The value of a datasource entry: the target alone where all other settings have their defaults. */
export function entryValueOf({
  path,
  status,
  forwardParameters,
  unit,
}: Omit<RedirectSource, 'from'>): string {
  const said = {
    ...(status !== 301 && { status }),
    ...(forwardParameters && { forwardParameters }),
    ...(unit && { unit }),
  }
  return Object.keys(said).length ? JSON.stringify({ path, ...said }) : path
}
