import { useEffect, useEffectEvent, useState } from 'react'
import type { Entity } from '../../../../../schema/entity'
import { ApiError } from '../../../../base/api/api-error'
import { translateForUser } from '../../../../base/api/records'
import { keepDraft, keptDraft } from './reply-draft'

/** After so long without a key what is written is translated, in milliseconds. */
const restsFor = 900

interface TranslationOptions {
  readonly entity: Entity | undefined
  readonly record: number
  /** What is to be translated; empty where nothing is. */
  readonly text: string
  readonly isOn: boolean
}

export type Translated = ReturnType<typeof useTranslation>

/**
 * What the user of a case will read: the text put into their language whenever its writer rests, until that is changed by hand. What
 * is changed by hand is translated again only on demand.
 */
export function useTranslation({ entity, record, text, isOn }: TranslationOptions) {
  const name = entity?.name ?? ''
  const [translation, setTranslation] = useState(() => keptDraft(name, record, 'shown'))
  // A kept translation may be of what is kept beside it: whoever comes back to it looks it over.
  const [of, setOf] = useState(() => (translation === '' ? '' : text))
  const [isOwn, setOwn] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState('')
  const [isEmbedded, setEmbedded] = useState(false)
  const put = (next: string, from: string, byHand: boolean) => {
    setTranslation(next)
    setOf(from)
    setOwn(byHand)
    keepDraft(name, record, 'shown', next)
  }
  const ask = async () => {
    if (!entity || text.trim() === '') return
    const asked = text
    setAsking(true)
    setProblem('')
    try {
      const answer = await translateForUser(entity, { id: record, text: asked }, { quiet: true })
      setEmbedded(answer.by === 'embedded')
      put(answer.text, asked, false)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error.message)
    } finally {
      setAsking(false)
    }
  }
  const isBehind = text.trim() !== '' && of !== text
  const askRested = useEffectEvent(() => void ask())
  useEffect(() => {
    if (!isOn || isOwn || !isBehind || isAsking || problem !== '') return undefined
    const timer = setTimeout(askRested, restsFor)
    return () => clearTimeout(timer)
  }, [isOn, isOwn, isBehind, isAsking, problem, text])
  return {
    translation,
    /** The text has changed since it was translated. */
    isBehind,
    /** Its writer has changed it: it is theirs. */
    isOwn,
    isAsking,
    problem,
    /** Nobody has translated it: the installation has no translator. */
    isEmbedded,
    ask,
    write: (next: string) => put(next, text, true),
    /** Takes a translation that stands ready. @param from what it is a translation of */
    take: (next: string, from: string) => put(next, from, false),
    clear: () => put('', '', false),
  }
}
