/** How far back what was sent tells how fast it goes, in milliseconds. */
const span = 10_000

/** How fast bytes go, by those of the last seconds. */
export interface SpeedMeter {
  /** @param now in milliseconds */
  add(bytes: number, now: number): void
  /** Bytes a second; undefined until it can be told. */
  speed(now: number): number | undefined
}

export function createSpeedMeter(): SpeedMeter {
  let samples: { readonly at: number; readonly bytes: number }[] = []
  const recent = (now: number) => samples.filter(({ at }) => at > now - span)
  return {
    add(bytes, now) {
      samples = [...recent(now), { at: now, bytes }]
    },
    speed(now) {
      const known = recent(now)
      const [first] = known
      // What came first was on its way before.
      if (!first || now - first.at < 1_000) return undefined
      const bytes = known.slice(1).reduce((sum, sample) => sum + sample.bytes, 0)
      return bytes === 0 ? undefined : bytes / ((now - first.at) / 1_000)
    },
  }
}

/** How many seconds what is left takes; undefined where nothing goes. */
export function secondsLeft(bytes: number, speed: number | undefined): number | undefined {
  return speed === undefined || speed <= 0 ? undefined : Math.ceil(bytes / speed)
}
