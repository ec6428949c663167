/** Points of tasks last for a year, as the settings of an area begin with. */
export const validDays = 365
