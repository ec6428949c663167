import { phrases } from '../words/phrases'
import { liveAtmosphere as written } from '../written/live'
import type { DemoRow, Generator } from '../world'

const greetings = phrases(`
  欢迎来到直播间 | Welcome to the room | Bienvenidos a la sala | Selamat datang di room | أهلا بكم في الغرفة
  点个关注，下次不迷路 | Follow, and find us again | Síguenos y vuelve | Ikuti agar tidak ketinggalan | تابعنا لتجدنا مرة أخرى
  新朋友打个招呼吧 | New here? Say hello | ¿Nuevo? Saluda | Baru di sini? Sapa dong | جديد هنا؟ ألق التحية`)

const cheers = phrases(`
  再来一首 | One more song | ¡Otra! | Satu lagi | واحدة أخرى
  太好听了 | What a voice | ¡Qué voz! | Suaranya keren | صوت رائع
  加油 | Go, go | ¡Vamos! | Semangat | هيا
  好厉害 | Well done | ¡Muy bien! | Hebat | أحسنت`)

/** Texts have no animation, and nothing else has texts. */
export const liveAtmosphereGenerator: Generator = {
  ...written,
  row(world, index, random): DemoRow {
    const own = written.row(world, index, random)
    const isGreeting = own['kind'] === 'welcomeText'
    if (!isGreeting && own['kind'] !== 'quickPhrases') return { threshold: null, ...own, texts: null }
    const texts = (isGreeting ? greetings : cheers).map((text) => ({ text }))
    return { threshold: null, ...own, texts, animation: null }
  },
}
