import * as commands from '../../../../commands/live-config/sensitive'
import sensitiveWord from '../../../entities/community-manage/sensitive-word'
import type { Row } from '../../../schema/entity'
import type { Finding } from '../../../schema/findings'
import { caption } from '../../base/captions'
import { hitsOf } from '../../domain/live/config/word-hits'
import { shareArea } from '../../operations/overlap'
import { handlers } from '../../operations/handler'
import { badField } from '../../base/errors'

type Word = Row<typeof sensitiveWord>

type Scene = Word['scenes'][number]

const liveScenes: readonly string[] = ['liveChat', 'liveTitle']

const maxWords = 1_000

const longestWord = 100

const maxRead = 200_000

export default handlers(commands, {
  addMany: {
    run: async ({ records }, { words, category, scenes, action, areas }) => {
      const named = [...new Set(words.split(/\r?\n/).map((line) => line.trim()))].filter(Boolean)
      if (named.length === 0) throw badField('words', 'error.required')
      if (named.length > maxWords) throw badField('words', 'error.tooMany', { max: maxWords })
      const tooLong = named.find((word) => word.length > longestWord)
      if (tooLong) throw badField('words', 'error.tooLong', { max: longestWord })
      const known = await records.where(sensitiveWord, { word: named, language: null, match: 'contains' }, maxWords)
      const there = new Set(known.map(({ word }) => word))
      const fresh = named.filter((word) => !there.has(word))
      for (const word of fresh)
        await records.insert(sensitiveWord, { word, category, scenes, action, areas, source: 'manual' })
      const findings: Finding[] = [
        { caption: 'live-config.sensitive.added', value: fresh.length, tone: 'good' },
        { caption: 'live-config.sensitive.known', value: known.length },
      ]
      return { findings }
    },
  },

  test: {
    run: async ({ records, language }, { text, areas }) => {
      const words = await records.where(sensitiveWord, { enabled: true }, maxRead)
      const inForce = words.filter(
        (word) =>
          word.scenes.some((scene) => liveScenes.includes(scene)) &&
          (!areas?.length || shareArea(word.areas ?? [], areas)),
      )
      const findings = inForce.flatMap<Finding>((word) => {
        const hits = hitsOf(word, text)
        if (hits.length === 0) return []
        const outcome = caption(language, `sensitiveWord.action.${word.action}`)
        return [
          {
            caption: 'live-config.sensitive.hit',
            params: { word: word.word, found: hits.join(', ') },
            value: outcome,
            to: `/live-config/sensitive?word=~${encodeURIComponent(word.word)}` as const,
            tone: word.action === 'block' ? 'bad' : 'warn',
          },
        ]
      })
      return { findings }
    },
  },

  addToLive: {
    run: async ({ records }, { words, scenes }) => {
      for (const word of await records.where(sensitiveWord, { id: words }))
        await records.update(sensitiveWord, word, { scenes: [...new Set<Scene>([...word.scenes, ...scenes])] })
    },
  },

  /** A word of live rooms alone goes away with its last scene. */
  removeFromLive: {
    undo: 'image',
    run: async ({ records }, word) => {
      const scenes = word.scenes.filter((scene) => !liveScenes.includes(scene))
      if (scenes.length === 0) await records.remove(sensitiveWord, word)
      else await records.update(sensitiveWord, word, { scenes })
    },
  },
})
