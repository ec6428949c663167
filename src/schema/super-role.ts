/** The id of the role of super administrators, who may do everything: the first role of every deployment. */
export const superRole = 1
