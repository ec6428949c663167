/** `neutral`: it has ended or stands still, on purpose or by time, which is no failure. */
export type Tone = 'good' | 'warn' | 'bad' | 'info' | 'neutral'

const WORDS: Readonly<Record<Tone, string>> = {
  good: 'active approved completed delivered done enabled granted live normal onSale online open paid passed published resolved sent settled solved succeeded success verified',
  warn: 'awaiting deleting escalated expiring frozen grace halted held inReview muted onHold paused pending pendingApproval processing proofreading queued reviewing scheduled submitted suspended unpaid waiting waitingUser',
  bad: 'banned blocked chargedBack deliveryFailed disputed error failed locked partlyFailed refused rejected spam',
  info: 'building checking computed computing draft importing new planned preparing ready running sending transcoding trial uploading',
  neutral:
    'archived cancelled closed deleted disabled ended expired lapsed lifted merged offSale offShelf offline recalled removed retired reverted revoked stopped undone voided withdrawn',
}

const TONES: ReadonlyMap<string, Tone> = new Map(
  Object.entries(WORDS).flatMap(([tone, words]) => words.split(' ').map((word) => [word, tone as Tone] as const)),
)

/** What the state of that name means at a glance; undefined where its name tells nothing. */
export function toneOf(code: string): Tone | undefined {
  return TONES.get(code)
}
