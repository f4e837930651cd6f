/** The site's own pictures by the path in content: one file, which the build paints for each theme. */
const ownPicture = /^\/pictures\/([\w-]+\.(?:svg|jpg))$/

export const isOwnPicture = (filename: string): boolean => ownPicture.test(filename)

/** Where a picture is that the build painted for a theme; the same address for any other file. */
export const paintedPicture = (filename: string, theme: string): string =>
  filename.replace(ownPicture, `/pictures/${theme}/$1`)
