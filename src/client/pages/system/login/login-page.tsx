import { Eye, EyeOff } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useSnapshot } from 'valtio'
import { useCaption } from '../../../base/i18n/use-caption'
import { LanguageMenu } from '../../../shell/frame/preference-menus'
import { Logo } from '../../../shell/frame/logo'
import { Button } from '../../../base/ui/button'
import { Field } from '../../../base/ui/field'
import { IconButton } from '../../../base/ui/icon-button'
import { TextField } from '../../../base/ui/text-field'
import { TooltipProvider } from '../../../base/ui/tooltip'
import { Watermark } from '../../../base/ui/watermark'
import { LoginFace } from './login-face'
import styles from './login-page.module.css'
import { providerProblem, providerSignIn } from '../../../base/session/sign-in-by'
import { session, signIn, wantsCode } from '../../../base/session/session'

/** Signing in with username and password. What went wrong is above the button until the next attempt. */
export function LoginPage() {
  const caption = useCaption()
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [isShown, setShown] = useState(false)
  const [hasCapsLock, setCapsLock] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState(() => session.message || providerProblem())
  // Asked for once the server wants it.
  const [code, setCode] = useState<string>()
  const { notice } = useSnapshot(session)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setProblem('')
    try {
      await signIn(username, password, code)
      if (session.status !== 'signedIn') setProblem(session.message)
    } catch (error) {
      const isFirst = code === undefined && wantsCode(error)
      setCode((typed) => (isFirst || typed !== undefined ? '' : undefined))
      if (!isFirst) setProblem(error instanceof Error ? error.message : caption('error.unknown'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <TooltipProvider>
      <main className={styles.page}>
        <div className={styles.corner}>
          <LanguageMenu />
        </div>
        <LoginFace />
        <form className={styles.card} onSubmit={(event) => void submit(event)} noValidate>
          <Logo />
          <h1 className={styles.title}>{caption('login.title')}</h1>
          <Field label={caption('login.username')}>
            <TextField
              value={username}
              onChange={setUsername}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              autoFocus
            />
          </Field>
          <Field label={caption('login.password')} {...(hasCapsLock && { hint: caption('login.capsLock') })}>
            <TextField
              type={isShown ? 'text' : 'password'}
              value={password}
              onChange={setPassword}
              autoComplete="current-password"
              onKeyUp={(event) => setCapsLock(event.getModifierState('CapsLock'))}
              after={
                <IconButton
                  label={caption(isShown ? 'login.hidePassword' : 'login.showPassword')}
                  aria-pressed={isShown}
                  onClick={() => setShown(!isShown)}
                >
                  {isShown ? <EyeOff /> : <Eye />}
                </IconButton>
              }
            />
          </Field>
          {code !== undefined && (
            <Field label={caption('factor.code')} hint={caption('factor.needed')}>
              <TextField value={code} onChange={setCode} autoComplete="one-time-code" spellCheck={false} autoFocus />
            </Field>
          )}
          {notice && !problem && (
            <p role="status" className={styles.notice}>
              {notice}
            </p>
          )}
          {problem && (
            <p role="alert" className={styles.problem}>
              {problem}
            </p>
          )}
          <Button type="submit" variant="primary" isBusy={isBusy} className={styles.submit!}>
            {caption('login.submit')}
          </Button>
          {providerSignIn() && (
            <a className={styles.provider} href={providerSignIn()}>
              {caption('login.oidc')}
            </a>
          )}
        </form>
        <Watermark name={null} />
      </main>
    </TooltipProvider>
  )
}
