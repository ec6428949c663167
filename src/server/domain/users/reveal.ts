import user from '../../../entities/user-manage/user'

/** One account may look at this many users within 24 hours, each for this many minutes. */
export const revealsADay = 50
export const shownMinutes = 5

export const secretFields = Object.entries(user.fields).flatMap(([name, field]) => ('secret' in field ? [name] : []))
