/** How large a figure usually is, known by its name; how far single ones lie from it; whether people would enter it. */
export interface Usual {
  readonly median: number
  /** Of the long tail: 0 is always the median, 1 spreads from a third to three times. */
  readonly spread: number
  /** A figure that grows with how big the record is, and is nothing before the record is in force. */
  readonly counts?: true
  /** Entered by people: a round number. */
  readonly round?: true
}

const counted = (median: number, spread = 0.35): Usual => ({ median, spread, counts: true })
const entered = (median: number, spread = 0.5): Usual => ({ median, spread, round: true })

const rules: readonly (readonly [RegExp, Usual])[] = [
  [/^(year|yearFrom|yearTo)$/, { median: 2024, spread: 0 }],
  [/minVersion|maxVersion|fromVersion|toVersion|versionCode|tableVersion/i, { median: 30_200, spread: 0 }],
  [/(minutes|Minutes)$/, entered(30)],
  [/(hours|Hours)$/, entered(24)],
  [/(Days|days|Months)$/, entered(7)],
  [/(Seconds|seconds)$/, entered(15)],
  [/(Ms|ms)$/, { median: 180, spread: 0.5 }],
  [/latency|median/i, { median: 180, spread: 0.5 }],
  [/size|bytes|traffic/i, { median: 24_000_000, spread: 1 }],
  [/bitrate/i, { median: 2_400, spread: 0.3 }],
  [/^(width)$/, { median: 1_080, spread: 0 }],
  [/^(height)$/, { median: 720, spread: 0 }],
  [/age$/i, { median: 18, spread: 0 }],
  [/weekday$/i, { median: 3, spread: 0.5 }],
  [/ppm/i, entered(2_000, 1)],
  [/risk|fraud(?!Rate)|score|trust|quality|confidence|creditScore|rating/i, { median: 62, spread: 0.25 }],
  [/priority|weight/i, entered(100, 0.6)],
  [/level|rankValue|strike|stars?$/i, { median: 6, spread: 0.7 }],
  [
    /attempts|retries|failures|failCount|failed|unknown|blocked|mismatch|exceptions|conflicts|faulty|diffs|missing/i,
    { median: 1, spread: 0.9, counts: true },
  ],
  [/perUser|perDay|perHour|perDevice|perIp|perWifi|perPhone|times|PerRound|buyLimit/i, entered(3, 0.6)],
  [/^(min|least)/, entered(5, 0.8)],
  [/(limit|quota|cap|max|goal|target|stock(?!Left)|budget|threshold|reserve|floor)/i, entered(500, 1)],
  [/^(delay|interval|refresh|timeout|every|repeat|carousel)/i, entered(10)],
  [/(position|place|rank|slot|columns|previous)/i, { median: 8, spread: 0.8 }],
  [/(round|edition|version|season|line|step|number|month)/i, { median: 2, spread: 0.5 }],
  [/(seats|heads|parts|seasons|teamSize)/i, { median: 4, spread: 0.4 }],
  [/(requests)/i, counted(60_000)],
  [/^(fills)/i, counted(51_000)],
  [/(exposure|impression)/i, counted(42_000)],
  [/(target|estimate|audience|reach(?!ed)|sent(?!Count)|sends|calls|deliver)/i, counted(26_000)],
  [/(shown|shows|display)/i, counted(21_000)],
  [/(views|visit|enters|opens|starts|plays|searches|activeUsers|heat)/i, counted(9_000)],
  [/(uninstall|unsubscribed|bounced|complained)/i, counted(12)],
  [/(refund|complain|report|violation|punish|warning|fraud|abus|dislike|overturn|disput)/i, counted(4, 0.7)],
  [/(payers|buyers|orders|sold|sales|customers|paidCount|buys|purchase)/i, counted(160)],
  [
    /(unlocks|redeemed|installs|conver|valid|winners|completed|claimed|granted|issued|finished|won|done)/i,
    counted(240),
  ],
  [/(click)/i, counted(1_900)],
  [/(likes|fans|followers)/i, counted(2_600)],
  [/(comments|replies|messages|posts)/i, counted(320)],
  [/(shares|favou?rites|votes)/i, counted(210)],
  [/(newUsers|newFans|invite|joined|newMembers|registered|newPlayers)/i, counted(380)],
  [
    /(users|participants|players|viewers|voters|members|doers|people|audience|wearers|owners|gifters|readers)/i,
    counted(1_400),
  ],
  [/(liveMinutes|minutes)/i, counted(1_300)],
  [/(balance|inCirculation|outstanding|held|debt|frozen)/i, { median: 4_200, spread: 1.2 }],
  [
    /(coins|biscuits|points|integral|stake|staked|net|paid|jackpot|diamonds|amount|price|value|spent|earned|gross|quantityCoins)/i,
    { median: 1_800, spread: 1, counts: true },
  ],
  [
    /(episodes|titles|works|items|itemCount|count|total|rows|uses|used|usedBy|sessions|rooms|hosts|anchors|guilds|devices|quantity|size|records|hits|matched|added|changed|options)/i,
    { median: 26, spread: 0.7, counts: true },
  ],
]

const fallback: Usual = { median: 40, spread: 0.8 }
const known = new Map<string, Usual>()

/** The usual size of a whole number by its field's name; the span it counts over, as in `plays30d`, included. */
export function usualOf(name: string): Usual {
  const found = known.get(name)
  if (found) return found
  const usual = rules.find(([pattern]) => pattern.test(name))?.[1] ?? fallback
  const scaled = usual.counts ? { ...usual, median: usual.median * spanOf(name).share } : usual
  known.set(name, scaled)
  return scaled
}

/** The span in a name: `clicks7d` counts seven days; what names none counts all the time there was. */
export function spanOf(name: string): { readonly stem: string; readonly days: number; readonly share: number } {
  const [, stem = name, amount = '', unit = ''] = /^(.*?)(\d+)(h|d)$/.exec(name) ?? []
  if (unit) {
    const days = Number(amount) / (unit === 'h' ? 24 : 1)
    return { stem, days, share: days / 40 }
  }
  const today = /^(.*?)(Today|Now|Day)$/.exec(name)
  if (today) return { stem: today[1]!, days: 0.6, share: 0.02 }
  const [, longer = name] = /^(.*?)(Total|AllTime)$/.exec(name) ?? []
  return { stem: longer, days: 400, share: 1 }
}
