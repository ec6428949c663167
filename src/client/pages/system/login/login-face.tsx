import { useCaption } from '../../../base/i18n/use-caption'
import { Kbd } from '../../../base/ui/kbd'
import styles from './login-face.module.css'

const results = ['first', 'second', 'third'] as const
const habits = [
  ['Mod+K', 'find'],
  ['j', 'move'],
  ['z', 'undo'],
] as const

/** What the product is, beside the sign-in: its palette at work, and the three keys that everything begins with. */
export function LoginFace() {
  const caption = useCaption()
  return (
    <section className={styles.face} aria-label={caption('login.face')}>
      <p className={styles.promise}>{caption('login.promise')}</p>
      <div className={styles.palette} aria-hidden>
        <p className={styles.typed}>
          {caption('login.typed')}
          <i className={styles.caret} />
        </p>
        <ul className={styles.results}>
          {results.map((result, index) => (
            <li key={result} className={styles.result} data-chosen={index === 0 || undefined}>
              <span>{caption(`login.result.${result}`)}</span>
              <small>{caption(`login.result.${result}.about`)}</small>
            </li>
          ))}
        </ul>
      </div>
      <ul className={styles.habits}>
        {habits.map(([keys, habit]) => (
          <li key={habit}>
            <Kbd keys={keys} />
            {caption(`login.habit.${habit}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}
