import { customPinyin, pinyin } from 'pinyin-pro'
import { POLYPHONES } from './polyphones.ts'

customPinyin(POLYPHONES)

/**
 * A Chinese text syllable by syllable, without tones, ü as v; a run of letters or digits is one part in lower case, other
 * signs fall away: `创建AI字幕` → chuang jian ai zi mu. Reads words, not characters: 重启 → chong qi, 权重 → quan zhong.
 */
export function toSyllables(text: string): string[] {
  return (text.match(/[\u3400-\u9fff]+|[a-z0-9]+/gi) ?? []).flatMap((run) =>
    /[\u3400-\u9fff]/.test(run) ? pinyin(run, { toneType: 'none', type: 'array', v: true }) : run.toLowerCase(),
  )
}
