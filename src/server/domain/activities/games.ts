/** Chances are counted in parts of a million. */
export const whole = 1_000_000
