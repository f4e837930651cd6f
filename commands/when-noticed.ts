/** What a command says that has written content which a site may be showing. */
export const whenNoticed =
  'A running site shows them within a minute, or within ten where messages of the content system arrive; a post to the address of `npm run link -- webhook` makes it look at once.'
