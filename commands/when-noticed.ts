/** Message of a command that has written content which a running site may show. */
export const whenNoticed =
  'A running site shows them within a minute, or within ten where messages of the content system arrive; a post to the address of `npm run link -- webhook` makes it look at once.'
