import { sql } from 'kysely'
import * as commands from '../../../../commands/community-manage/sensitive'
import sensitiveWord from '../../../entities/community-manage/sensitive-word'
import type { Finding } from '../../../schema/findings'
import { caption } from '../../base/captions'
import { hitsIn, type Word } from '../../domain/community/word-in-text'
import { daysFrom } from '../../operations/days-from'
import { handlers } from '../../operations/handler'
import { badField } from '../../base/errors'
import type { Context } from '../../pipeline/operation'

const maxWords = 2_000

const longestWord = 100

const maxRead = 200_000

const testedDays = 7

const maxTexts = 20_000

const maxExamples = 20

/** From what hurts most to what only is noted: the first that a text meets wins. */
const order: readonly Word['action'][] = ['block', 'review', 'onlyAuthor', 'mask', 'log']

interface Said {
  readonly id: number
  readonly text: string
  readonly state: string
  /** Somebody has looked at it. */
  readonly reviewed: boolean
}

const maxExceptions = 50

/** A word of this many rejected texts is worth a look, where hardly any other has it. */
const leastRejected = 3

const maxProposed = 50

const minedDays = 30

export default handlers(commands, {
  testText: {
    run: async ({ records, language: reader }, { text, scene, language }) => {
      const words = await records.where(sensitiveWord, { enabled: true }, maxRead)
      const hit = words
        .filter(
          (word) =>
            word.scenes.includes(scene) && (word.language === null || word.language === (language ?? word.language)),
        )
        .flatMap((word) => {
          const found = hitsIn(word, text)
          return found.length > 0 ? [{ word, found }] : []
        })
        .sort((a, b) => order.indexOf(a.word.action) - order.indexOf(b.word.action))
      const [worst] = hit
      const action = (word: Word) => caption(reader, `sensitiveWord.action.${word.action}`)
      const findings: Finding[] = [
        worst
          ? { caption: 'community-manage.sensitive.wins', value: action(worst.word), tone: 'warn' }
          : { caption: 'community-manage.sensitive.clean', tone: 'good' },
        ...hit.map(({ word, found }): Finding => ({
          caption: 'community-manage.sensitive.hit',
          params: { word: word.word, found: found.join(', ') },
          value: action(word),
          to: `/community-manage/sensitive?word=~${encodeURIComponent(word.word)}`,
          tone: word.action === 'block' ? 'bad' : 'warn',
        })),
      ]
      return { findings }
    },
  },

  backTest: {
    undo: 'never',
    runTogether: async (context, words) => {
      const texts = await latestTexts(context)
      const findings = words.flatMap((word): Finding[] => {
        const hit = texts.filter(({ text }) => hitsIn(word, text).length > 0)
        const allowed = hit.filter(({ state, reviewed }) => reviewed && state === 'published').length
        const tone = hit.length > texts.length / 100 ? 'bad' : 'good'
        return [
          {
            caption: 'community-manage.sensitive.backTest.hits',
            params: { word: word.word, texts: texts.length },
            value: hit.length,
            tone,
          },
          { caption: 'community-manage.sensitive.backTest.allowed', params: { word: word.word }, value: allowed },
          ...hit.slice(0, Math.ceil(maxExamples / words.length)).map(({ id, text }): Finding => ({
            caption: 'community-manage.sensitive.backTest.example',
            value: text.slice(0, 100),
            to: `/community-manage/comment-manage?id=${id}`,
          })),
        ]
      })
      return { findings }
    },
  },

  addBatch: {
    run: async ({ records }, { words, category, scenes, action, language }) => {
      const named = [...new Set(words.split(/\r?\n/).map((line) => line.trim()))].filter(Boolean)
      if (named.length === 0) throw badField('words', 'error.required')
      if (named.length > maxWords) throw badField('words', 'error.tooMany', { max: maxWords })
      if (named.some((word) => word.length > longestWord))
        throw badField('words', 'error.tooLong', { max: longestWord })
      const standing = await records.where(sensitiveWord, { enabled: true }, maxRead)
      const inForce = standing.filter((word) => word.language === null || word.language === language)
      const left: Finding[] = []
      let added = 0
      for (const word of named) {
        const covering = inForce.find((other) => hitsIn(other, word).length > 0)
        if (covering) {
          const id = covering.word === word ? 'community-manage.sensitive.there' : 'community-manage.sensitive.covered'
          left.push({ caption: id, params: { word, by: covering.word }, tone: 'warn' })
          continue
        }
        await records.insert(sensitiveWord, { word, category, scenes, action, language, source: 'manual' })
        added++
      }
      const findings = [{ caption: 'community-manage.sensitive.added', value: added, tone: 'good' as const }, ...left]
      return { findings }
    },
  },

  addException: {
    undo: 'image',
    check: (_context, { exceptions }, { phrase }) => {
      const held = exceptions ?? []
      if (held.some((each) => each.phrase === phrase))
        return Promise.resolve('community-manage.sensitive.exceptedAlready')
      return Promise.resolve(held.length < maxExceptions || 'community-manage.sensitive.exceptionsFull')
    },
    run: async ({ records }, word, { phrase }) => {
      if (hitsIn(word, phrase).length === 0) throw badField('phrase', 'community-manage.sensitive.notInPhrase')
      await records.update(sensitiveWord, word, { exceptions: [...(word.exceptions ?? []), { phrase }] })
    },
  },

  proposeMined: {
    run: async (context) => {
      const texts = await latestTexts(context, minedDays)
      const words = await context.records.where(sensitiveWord, { enabled: true }, maxRead)
      const counts = new Map<string, { bad: number; good: number }>()
      for (const { text, state } of texts)
        for (const token of new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,30}/gu) ?? [])) {
          const count = counts.get(token) ?? { bad: 0, good: 0 }
          if (state === 'rejected' || state === 'hidden') count.bad++
          else count.good++
          counts.set(token, count)
        }
      const findings = [...counts]
        .filter(([, { bad, good }]) => bad >= leastRejected && bad > good * 4)
        .filter(([token]) => !words.some((word) => hitsIn(word, token).length > 0))
        .sort(([, a], [, b]) => b.bad - a.bad)
        .slice(0, maxProposed)
        .map(([token, { bad, good }]): Finding => ({
          caption: 'community-manage.sensitive.mined',
          params: { word: token, good },
          value: bad,
          to: `/community-manage/comment-manage?text=~${encodeURIComponent(token)}`,
          tone: 'warn',
        }))
      return { findings: findings.length > 0 ? findings : [{ caption: 'community-manage.sensitive.nothingMined' }] }
    },
  },
})

async function latestTexts({ db, now }: Context, days = testedDays): Promise<Said[]> {
  const since = daysFrom(now, -days).toISOString()
  const { rows } = await sql<Said>`select id, text, state, reviewer is not null as reviewed from comment
    where created_at >= ${since} order by id desc limit ${maxTexts}`.execute(db)
  return rows
}
