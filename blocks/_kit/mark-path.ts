/**
 * The university's mark in 64 by 64: a fir in front of a hedge. The fir's path runs in the opposite direction, so that
 * it is cut out of the hedge.
 */
export const markPath =
  'M10 61A8 8 0 012 53V41A16 16 0 0112 26A20.5 20.5 0 0152 26A16 16 0 0162 41V53A8 8 0 0154 61ZM32 11L22.5 26H27L17.5 39H22.5L13 53H30V61H34V53H51L41.5 39H46.5L37 26H41.5Z'
