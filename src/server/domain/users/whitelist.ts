export const longestDays = 180
