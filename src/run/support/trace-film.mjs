import { spawnSync } from 'node:child_process'
import { fail } from './fail.mjs'

const samplesPerSecond = 8_000

/**
 * What is drawn of a film or sound, as the browser makes it of those that are uploaded (`film-trace.ts`).
 * @param {string} path @param {{ width: number, height: number } | undefined} shape of its pictures; undefined of a sound
 * @param {typeof import('../../shared/film-trace.ts')} rules
 */
export function traceFilm(path, shape, { peakRate, sheetFor }) {
  const sound = ffmpeg(['-i', path, '-vn', '-ac', '1', '-ar', String(samplesPerSecond), '-f', 's16le', '-'])
  const samples = new Int16Array(sound.buffer, sound.byteOffset, Math.floor(sound.length / 2))
  const length = samples.length / samplesPerSecond
  const step = samplesPerSecond / peakRate
  const peaks = new Int8Array(2 * Math.ceil(length * peakRate))
  for (let at = 0; 2 * at < peaks.length; at++) {
    const part = samples.subarray(at * step, (at + 1) * step)
    peaks[2 * at] = Math.round((Math.min(...part) / 32_768) * 127)
    peaks[2 * at + 1] = Math.round((Math.max(...part) / 32_768) * 127)
  }
  return { length, rate: peakRate, peaks, sheet: shape ? sheetOf(path, sheetFor(length, shape)) : null }
}

/** @param {string} path @param {import('../../shared/film-trace.ts').SheetFacts} facts */
function sheetOf(path, facts) {
  const { every, width, height, columns, count } = facts
  const chosen = `select='isnan(prev_selected_t)+gte(t-prev_selected_t\\,${every - 0.001})'`
  const filter = `${chosen},scale=${width}:${height},tile=${columns}x${Math.ceil(count / columns)}`
  const encoded = ['-frames:v', '1', '-q:v', '8', '-f', 'mjpeg', '-fflags', '+bitexact', '-']
  return { ...facts, picture: ffmpeg(['-i', path, '-vf', filter, ...encoded]) }
}

/** @param {string[]} options @returns what ffmpeg writes */
function ffmpeg(options) {
  const { status, stdout, stderr } = spawnSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', ...options], {
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) fail(`ffmpeg could not read a film: ${stderr}`)
  return stdout
}
