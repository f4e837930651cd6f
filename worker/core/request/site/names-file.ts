/** Whether the last segment of a path ends in an extension, as names of files do: `/llms.txt`, `/wp-login.php/`. */
export const namesFile = (path: string): boolean => /[^/]\.[a-z][a-z\d]{0,7}\/?$/i.test(path)
