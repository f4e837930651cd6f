/** Whether loops and page walks run at their full size: `npm run test:full`. */
export const isFullSize = process.env.FULL_SIZE === 'true'
