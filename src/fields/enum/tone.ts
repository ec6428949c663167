/** `neutral`: it has ended or stands still, on purpose or by time, which is no failure. */
export type Tone = 'good' | 'warn' | 'bad' | 'info' | 'neutral'

const WORDS: Readonly<Record<Tone, string>> = {
  good: 'accepted active approved booked checked completed confirmed credited delivered done enabled enforced final finished full granted imported inForce listed live matched normal onSale onShelf onTrack online open paid passed published redeemed resolved rewarded running sent settled solved standing succeeded success unlocked upheld valid verified won',
  warn: 'acknowledged appealed awaiting awaitingApproval awaitingPayment awaitingRelease awaitingReview awaitingSecond carried claimed countered deleting escalated expiring frozen grace halted held inReview interrupted late leaving limited maintenance manual mismatch muted needInfo onHold onLeave overturned partly partlyRefunded paused pending pendingApproval pendingRisk postponed processing proofreading queued received refunding returned reviewing scheduled stale submitted suspended taken underReview unknown unpaid waiting waitingApproval waitingUser warned',
  bad: 'abusive banned blocked broken chargedBack deliveryFailed disputed disqualified error exceeded failed faulty invalid partlyFailed refundFailed refused rejected spam stuck',
  info: 'applied assigned betting building candidate checking clicked computed computing counted counting created decided draining drawn firstApproved forming generating gray importing invited loaded new paying planned preparing provisional ready registered released reserved sending serving settling shipped soft testing training transcoding trial unread unused uploading',
  neutral:
    'archived cancelled clawedBack closed concluded declined deleted disabled discarded dismissed draft dropped ended expired hidden idle ignored lapsed left lifted locked lost merged offSale offShelf offline over past read recalled refunded removed replaced replay retired reversed reverted revoked soldOut stopped superseded takenDown terminated undone voided withdrawn',
}

const TONES: ReadonlyMap<string, Tone> = new Map(
  Object.entries(WORDS).flatMap(([tone, words]) => words.split(' ').map((word) => [word, tone as Tone] as const)),
)

/** What the state of that name means at a glance; undefined where its name tells nothing. */
export function toneOf(code: string): Tone | undefined {
  return TONES.get(code)
}
