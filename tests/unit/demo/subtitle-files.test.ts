import { expect, test } from 'vitest'
import { subtitleKey, subtitleOf, linesWithin } from '../../../src/server/demo/subtitle-of'
import { checkSubtitle } from '../../../src/server/subtitles/check-subtitle'
import { parseSubtitle } from '../../../src/server/subtitles/parse-subtitle'

test.each([65, 174, 2_520, 8_000])(
  'a subtitle of the demo may go out: it covers its film of %i s and ends with it',
  (seconds) => {
    const cues = parseSubtitle(subtitleOf(subtitleKey(79, 10, seconds, 'en')).toString(), 'srt')
    expect(cues).toHaveLength(linesWithin(seconds))
    expect(checkSubtitle(cues, seconds, 'en').coverage).toBeGreaterThanOrEqual(80)
    expect(cues.at(-1)?.end).toBeLessThanOrEqual(seconds * 1_000)
  },
)
