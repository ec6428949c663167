import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { runnerImport } from 'vite'
import { ensureBrowser } from './support/ensure-programs.mjs'
import { ensureInstalled } from './support/ensure-installed.mjs'
import { fail } from './support/fail.mjs'
import { inProject } from './support/project.mjs'
import { traceFilm } from './support/trace-film.mjs'

/*
 * `npm run films` draws and encodes the films that the demo shows, anew, the live room and the sounds; with `-- films`, `-- room` or
 * `-- sounds` these alone, with `-- traces` what is drawn of those that are there. It needs ffmpeg with libvpx, libopus and libmp3lame; films and sounds
 * themselves are kept in the repository. Scenes are those of the demo's pictures; a clock runs in each film, so that a time on its line
 * can be checked by eye, and somebody "speaks" where the demo's subtitles have their cues.
 */

/** When cues begin, how long they are and how far apart, in seconds: as `demo-files.ts` writes subtitles. */
const [firstCue, cueLength, cuePace] = [1.5, 2.6, 4.2]
const framesPerSecond = 24
const secondsPerScene = 6

/** Each with the theme that chooses scenes and colours, its picture's shape, the pitch of who speaks in Hz, and how many scenes it has. */
const films = [
  { name: 'costume', shape: 'cover', pitch: 190, scenes: 6 },
  { name: 'romance', shape: 'cover', pitch: 220, scenes: 5 },
  { name: 'suspense', shape: 'cover', pitch: 120, scenes: 5 },
  { name: 'urban', shape: 'cover', pitch: 150, scenes: 4 },
  { name: 'comedy', shape: 'poster', pitch: 240, scenes: 5 },
  { name: 'youth', shape: 'poster', pitch: 170, scenes: 4 },
  { name: 'fantasy', shape: 'poster', pitch: 205, scenes: 4 },
]

/** A live room in segments, which the demo repeats for as long as a stream was: whole seconds, so that one turn follows the other exactly. */
const room = { name: 'room', shape: 'poster', pitch: 180, scenes: 4, segment: 6 }

/** Chords of a piece of music, in Hz, each held for two seconds. */
const chords = {
  calm: [
    [220, 277, 330],
    [247, 294, 370],
    [185, 220, 277],
    [165, 208, 247],
  ],
  bright: [
    [262, 330, 392],
    [349, 440, 523],
    [392, 494, 587],
    [262, 330, 392],
  ],
}
/** Each with what is heard, as an expression over the seconds `t`, and how long it is in seconds. */
const sounds = [
  { name: 'music-calm', heard: musicOf(chords.calm), seconds: 16 },
  { name: 'music-bright', heard: musicOf(chords.bright), seconds: 16 },
  { name: 'voice-low', heard: voiceOf(140), seconds: 12 },
  { name: 'voice-high', heard: voiceOf(210), seconds: 12 },
  { name: 'signal-bell', heard: '0.5*exp(-2*t)*(sin(2*PI*880*t)+0.5*sin(2*PI*1320*t))', seconds: 3 },
  { name: 'signal-drum', heard: '0.6*exp(-6*mod(t\\,0.5))*sin(2*PI*110*t)', seconds: 3 },
]
const sizes = { cover: [640, 360], poster: [360, 540] }

const [filmFolder, soundFolder] = ['films', 'sounds'].map((name) => inProject(`src/server/demo/${name}`))
await ensureInstalled()
const isAsked = (part) => process.argv.length < 3 || process.argv.includes(part)
if (isAsked('sounds')) makeSounds()
if (isAsked('films') || isAsked('room')) await makeFilms()
await traceAll()

async function load(path) {
  return (await runnerImport(path, { configFile: false, logLevel: 'error' })).module
}

async function makeFilms() {
  const drawn = mkdtempSync(join(tmpdir(), 'films-'))
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] })
  try {
    const { drawArtwork } = await load('/src/server/media/artwork/artwork.ts')
    mkdirSync(filmFolder, { recursive: true })
    if (isAsked('room')) {
      await drawScenes(room, { browser, drawn, drawArtwork })
      encodeSegments(room, drawn)
    }
    for (const film of isAsked('films') ? films : []) {
      await drawScenes(film, { browser, drawn, drawArtwork })
      encode(film, drawn)
      console.log(`${film.name}.mp4 ${Math.round(statSync(join(filmFolder, `${film.name}.mp4`)).size / 1000)} kB`)
    }
  } finally {
    await browser.close()
    rmSync(drawn, { recursive: true, force: true })
  }
}

/** Beside each film and sound, what the console draws of it without playing it. */
async function traceAll() {
  const rules = await load('/src/shared/film-trace.ts')
  const { packTrace } = await load('/src/server/storage/film-traces.ts')
  const all = [
    ...films.map(({ name, shape }) => [join(filmFolder, `${name}.mp4`), shapeOf(shape)]),
    ...sounds.map(({ name }) => [join(soundFolder, `${name}.mp3`), undefined]),
  ]
  for (const [path, shape] of all) writeFileSync(`${path}.trace`, packTrace(traceFilm(path, shape, rules), 'films'))
}

function shapeOf(name) {
  const [width, height] = sizes[name]
  return { width, height }
}

/** Draws the scenes of a film as pictures, twice as large as the film, so that there is something to move closer to. */
async function drawScenes({ name, shape, scenes }, { browser, drawn, drawArtwork }) {
  const [width, height] = sizes[shape]
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 2 })
  for (let scene = 0; scene < scenes; scene++) {
    const picture = drawArtwork(shape, `${name}-film-${scene}`, '')
    await page.setContent(`<body style="margin:0"><style>svg{display:block;width:100vw;height:100vh}</style>${picture}`)
    await page.screenshot({ path: join(drawn, `${name}-${scene}.png`) })
  }
  await page.close()
}

/** One film in a file. */
function encode(film, drawn) {
  const { inputs, outputs } = encodingOf(film, drawn)
  ffmpeg(film.name, [...inputs, ...outputs, '-movflags', '+faststart', join(filmFolder, `${film.name}.mp4`)])
}

/** One film in segments, as streams are kept: a beginning, and parts that name the time at which they are played. */
function encodeSegments(film, drawn) {
  const { inputs, outputs } = encodingOf(film, drawn)
  const to = join(filmFolder, film.name)
  rmSync(to, { recursive: true, force: true })
  mkdirSync(to, { recursive: true })
  const list = join(drawn, `${film.name}.m3u8`)
  // Players refuse sound whose track names another rate than its codec, which is always at this one.
  const segments = ['-ar', '48000', '-f', 'hls', '-hls_time', String(film.segment), '-hls_segment_type', 'fmp4']
  ffmpeg(film.name, [
    ...[...inputs, ...outputs, ...segments, '-hls_fmp4_init_filename', 'init.mp4'],
    ...['-hls_segment_filename', join(drawn, 'segment-%d.m4s'), list],
  ])
  copyFileSync(join(drawn, 'init.mp4'), join(to, 'init.mp4'))
  for (let nth = 0; nth < (film.scenes * secondsPerScene) / film.segment; nth++)
    copyFileSync(join(drawn, `segment-${nth}.m4s`), join(to, `segment-${nth}.m4s`))
}

function ffmpeg(name, options) {
  const { status, stderr } = spawnSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...options])
  if (status !== 0) fail(`ffmpeg could not encode ${name}: ${stderr}`)
}

/** What ffmpeg is told of a film: it moves through the scenes one after another, with the clock in the corner and the voice below. */
function encodingOf({ name, shape, pitch, scenes }, drawn) {
  const [width, height] = sizes[shape]
  const frames = secondsPerScene * framesPerSecond
  const moves = Array.from({ length: scenes }, (_, scene) => {
    // Every other scene goes closer, the others to the side.
    const zoom = scene % 2 === 0 ? `1+0.25*on/${frames}` : '1.2'
    const x = scene % 2 === 0 ? 'iw/2-(iw/zoom/2)' : `(iw-iw/zoom)*on/${frames}`
    return `[${scene}:v]zoompan=z='${zoom}':x='${x}':y='ih/2-(ih/zoom/2)':d=${frames}:s=${width}x${height}:fps=${framesPerSecond}[s${scene}]`
  })
  const joined = `${Array.from({ length: scenes }, (_, scene) => `[s${scene}]`).join('')}concat=n=${scenes}:v=1[film]`
  const clock = `[film]drawtext=font=monospace:text='%{pts\\:hms}':fontsize=16:fontcolor=white:box=1:boxcolor=black@0.45:boxborderw=4:x=w-tw-10:y=10,format=yuv420p[v]`
  const seconds = scenes * secondsPerScene
  const sound = `aevalsrc='${voiceOf(pitch)}':d=${seconds}:s=24000`
  const pictures = Array.from({ length: scenes }, (_, scene) => ['-i', join(drawn, `${name}-${scene}.png`)]).flat()
  const inputs = [...pictures, '-f', 'lavfi', '-i', sound]
  const outputs = [
    ...['-filter_complex', [...moves, joined, clock].join(';'), '-map', '[v]', '-map', `${scenes}:a`],
    // A key frame each second: whoever jumps along the line sees the frame at once.
    ...[
      '-c:v',
      'libvpx-vp9',
      '-crf',
      '40',
      '-b:v',
      '0',
      '-g',
      String(framesPerSecond),
      '-row-mt',
      '1',
      '-cpu-used',
      '4',
    ],
    ...['-c:a', 'libopus', '-b:a', '24k', '-t', String(seconds), '-fflags', '+bitexact'],
  ]
  return { inputs, outputs }
}

/** Somebody who "speaks" where cues are. */
function voiceOf(pitch) {
  const speaks = `between(mod(t-${firstCue}\\,${cuePace})\\,0\\,${cueLength})*gte(t\\,${firstCue})`
  const voice = [1, 2, 3, 4]
    .map((overtone) => `${0.5 / overtone}*sin(2*PI*${overtone}*(${pitch}*t+3*sin(2*PI*0.7*t)))`)
    .join('+')
  // Syllables come about four a second.
  return `0.3*${speaks}*(0.55+0.45*sin(2*PI*4.3*t))*(${voice})+0.004*(random(0)-0.5)`
}

/** Chords one after another and around again, each struck anew every second. */
function musicOf(all) {
  const turn = 2 * all.length
  return all
    .map((notes, nth) => {
      const isHeld = `between(mod(t\\,${turn})\\,${2 * nth}\\,${2 * nth + 1.999})`
      return `0.25*${isHeld}*exp(-1.5*mod(t\\,1))*(${notes.map((note) => `sin(2*PI*${note}*t)`).join('+')})`
    })
    .join('+')
}

function makeSounds() {
  mkdirSync(soundFolder, { recursive: true })
  for (const { name, heard, seconds } of sounds) {
    const to = join(soundFolder, `${name}.mp3`)
    const from = ['-f', 'lavfi', '-i', `aevalsrc='${heard}':d=${seconds}:s=24000`]
    ffmpeg(name, [...from, '-c:a', 'libmp3lame', '-b:a', '24k', '-fflags', '+bitexact', to])
    console.log(`${name}.mp3 ${Math.round(statSync(join(soundFolder, `${name}.mp3`)).size / 1000)} kB`)
  }
}
