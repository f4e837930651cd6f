/** The site's own pictures by the path in content: one file, which the build paints for each theme. */
const ownPicture = /^\/pictures\/([\w-]+\.(?:svg|jpg))$/

export const isOwnPicture = (filename: string): boolean => ownPicture.test(filename)

/** The address of a picture that the build painted for a theme; any other address unchanged. */
export const paintedPicture = (filename: string, theme: string): string =>
  filename.replace(ownPicture, `/pictures/${theme}/$1`)
