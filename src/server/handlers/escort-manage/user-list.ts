import * as commands from '../../../../commands/escort-manage/user-list'
import escort from '../../../entities/escort-manage/escort'
import escortSetting from '../../../entities/escort-manage/escort-setting'
import { revealing } from '../../run/reveal'
import { ageOn } from '../../domain/escorts/escorts'
import { banEscort, changeCredit, suspendEscort } from '../../domain/escorts/standing'
import { handlers } from '../../operations/handler'
import { badField } from '../../base/errors'

/** Nobody is a companion below this, whatever a country says. */
const leastAge = 18

export default handlers(commands, {
  approve: {
    check: async ({ records, now }, row) => {
      const settings = await records.where(escortSetting, {})
      const asked = settings.filter(({ area }) => row.areas.includes(area)).map(({ minAge }) => minAge ?? leastAge)
      return ageOn(row.birthDate, now) >= Math.max(leastAge, ...asked) || 'escort-manage.user-list.approve.tooYoung'
    },
    run: async ({ records, account }, row) => {
      const skills = row.skills.map((each) => ({ ...each, review: 'approved' as const }))
      await records.update(escort, row, { state: 'active', reviewedBy: account.id, rejectReason: null, skills })
    },
  },

  suspend: {
    undo: 'image',
    run: (context, row, { days }) => suspendEscort(context, row, days),
  },

  resume: {
    undo: 'image',
    run: async ({ records }, row) => {
      await records.update(escort, row, { state: 'active', banUntil: null })
    },
  },

  ban: {
    undo: 'never',
    run: (context, row, { days, reason }) => banEscort(context, row, days, reason),
  },

  lift: {
    undo: 'image',
    run: async ({ records }, row) => {
      await records.update(escort, row, { state: 'active', banUntil: null })
    },
  },

  adjustCredit: {
    undo: 'never',
    run: (context, row, { points, reason }) => changeCredit(context, row, points, reason),
  },

  reviewSkill: {
    undo: 'image',
    check: (_context, row, { skill }) =>
      Promise.resolve(
        !skill || row.skills.some((each) => each.skill === skill) || 'escort-manage.user-list.reviewSkill.notTheirs',
      ),
    run: async ({ records }, row, { skill, pass, reason }) => {
      if (!pass && !reason) throw badField('reason', 'error.required')
      const review = pass ? ('approved' as const) : ('rejected' as const)
      const skills = row.skills.map((each) => (each.skill === skill ? { ...each, review } : each))
      await records.update(escort, row, { skills })
    },
  },

  reveal: revealing(commands.reveal, ['realName', 'idNumber'], 50),
})
