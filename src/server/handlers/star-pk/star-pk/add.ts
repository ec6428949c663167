import { randomInt } from 'node:crypto'
import * as commands from '../../../../../commands/star-pk/star-pk/add'
import starPk from '../../../../entities/activity-manage/star-pk'
import star from '../../../../entities/movie-manage/star'
import { handlers } from '../../../operations/handler'
import { badField } from '../../../base/errors'

const maxSides = starPk.fields.sides.max

export default handlers(commands, {
  fillFromStar: {
    run: async ({ records }, row, { stars }) => {
      const held = new Set(row.sides.map((side) => side.star))
      const found = await records.where(star, { id: [...new Set(stars)].filter((id) => !held.has(id)) })
      const added = found.map(({ id, name, portrait }) => ({ star: id, name, image: portrait }))
      if (row.sides.length + added.length > maxSides) throw badField('stars', 'error.tooMany', { max: maxSides })
      await records.update(starPk, row, { sides: [...row.sides, ...added] })
    },
  },

  drawBracket: {
    run: async ({ records }, row) => {
      await records.update(starPk, row, { sides: shuffled(row.sides) })
    },
  },
})

/** Each order as likely as any other. */
function shuffled<T>(items: readonly T[]): T[] {
  const order = [...items]
  for (let last = order.length - 1; last > 0; last--) {
    const other = randomInt(last + 1)
    ;[order[last], order[other]] = [order[other]!, order[last]!]
  }
  return order
}
