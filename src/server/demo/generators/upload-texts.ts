import { nickname, voices, type Market } from '../people'
import type { Random } from '../../base/random'
import { dialogue } from '../words/dialogue'
import type { Phrase, Spoken } from '../words/phrases'
import { clipTexts, speech, unfitNames, videoTexts } from '../words/upload-texts'
import { unfitTexts } from '../words/unfit-talk'
import type { World } from '../world'
import type { TitlePlan } from './title-plan'
import type { Fault, PostKind } from './upload-faults'
import { userGenerator } from './users'

/** Everything that is to be read of an upload. */
export interface UploadTexts {
  readonly title: string | null
  readonly text: string | null
  /** The text in English, where it is known and was written in another language. */
  readonly translation: string | null
  readonly ocr: string | null
  readonly asr: string | null
}

interface Upload {
  readonly kind: PostKind
  readonly author: number
  readonly market: Market
  readonly plan: TitlePlan | undefined
  readonly fault: Fault | undefined
  /** Where what is wrong with it stands. */
  readonly where: 'text' | 'ocr' | 'speech' | 'frame' | 'cover'
  readonly seconds: number
}

/** What an upload says; what breaks a rule stands where the machine has found it. */
export function uploadTexts(world: World, random: Random, upload: Upload): UploadTexts {
  const { kind, market, fault, where, plan } = upload
  const { voice } = market
  const unfit = fault?.unfit ? random.pick(unfitTexts(fault.unfit, voice)) : null
  const none = { title: null, text: null, translation: null, ocr: null, asr: null }
  if (kind === 'avatar') return none
  if (kind === 'nickname') return { ...none, text: nameOf(world, random, upload) }
  if (kind === 'bio') return { ...none, text: unfit ?? random.pick(voices[voice].bios) }
  if (kind === 'text' || kind === 'images') {
    const about = plan?.title[voice] ?? plan?.title.en ?? ''
    const fine = random.pick(voices[voice].posts).replace('{title}', about)
    return { ...none, text: where === 'text' ? (unfit ?? fine) : fine, ocr: where === 'ocr' ? unfit : null }
  }
  const { title, text } = random.pick(kind === 'clip' ? clipTexts : videoTexts)
  const said = (phrase: Phrase, language: Spoken) =>
    (phrase[language] ?? phrase.en).replace('{title}', plan?.title[language] ?? plan?.title.en ?? '')
  const isFine = where !== 'text' || unfit === null
  return {
    title: said(title, voice).slice(0, 100),
    text: isFine ? said(text, voice) : unfit,
    translation: isFine && voice !== 'en' && random.chance(0.3) ? said(text, 'en') : null,
    ocr: where === 'ocr' ? unfit : null,
    asr: linesOf(random, upload, where === 'speech' ? unfit : null),
  }
}

/** The name that a user has; one that they may not have was another, which they do not have any more. */
function nameOf(world: World, random: Random, { author, market, fault }: Upload): string {
  const rule = fault?.unfit
  if (rule === 'contact' || rule === 'spam' || rule === 'abuse' || rule === 'fraud')
    return random.pick(unfitNames[rule])[market.voice] ?? nickname(random, market.voice)
  const { nickname: own, state, registerType } = userGenerator.row(world, author, world.random('user', author))
  return state === 'deleted' || registerType === 'guest' ? nickname(random, market.voice) : String(own)
}

/** What is spoken, with times; in a clip by those who play in the title. */
function linesOf(random: Random, { kind, market, plan, seconds }: Upload, unfit: string | null): string | null {
  const start = random.int(dialogue.length - 3)
  const fine =
    kind === 'clip'
      ? dialogue.slice(start, start + 3).map(([en, zh]) => (plan?.language === 'zh_CN' ? zh : en))
      : random.sample(speech, 3).map((phrase) => phrase[market.voice] ?? phrase.en)
  const lines = unfit === null ? fine : [fine[0] ?? '', unfit, ...fine.slice(2)]
  if (unfit === null && random.chance(0.3)) return null
  return lines.map((line, nth) => `${clock(1 + Math.floor((seconds * nth) / (lines.length + 1)))} ${line}`).join('\n')
}

const clock = (second: number) => `${Math.floor(second / 60)}:${String(second % 60).padStart(2, '0')}`
