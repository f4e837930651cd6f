/** How the value of a form's field is shown: the label of the chosen option, a date, or as it was entered. */
export const formValueFormats = ['label', 'date', 'raw'] as const
export type FormValueFormat = (typeof formValueFormats)[number]
