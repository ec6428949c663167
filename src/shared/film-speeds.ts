/** Speeds that a film is watched at, the usual one among them. Nobody sees more of it than the last of them allows. */
export const filmSpeeds = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const

export const fastestFilm = Math.max(...filmSpeeds)
