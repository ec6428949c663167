import { useQuery } from '@tanstack/react-query'
import { useId, useState, type KeyboardEvent } from 'react'
import { knownCalls } from '../../../base/api/known-calls'
import { tracedCall, type TracedAnswer } from '../../../base/api/traced-call'
import { useCaption } from '../../../base/i18n/use-caption'
import { isMac } from '../../../base/keys/keyboard'
import { Button } from '../../../base/ui/button'
import { Field } from '../../../base/ui/field'
import { TextArea } from '../../../base/ui/text-area'
import { TextField } from '../../../base/ui/text-field'
import { CallAnswer } from './call-answer'
import { readCall } from './read-call'
import styles from './sparrow.module.css'

/** Makes a call and shows what came of it: envelope, time, size and the queries that it ran. */
export function CallTool() {
  const caption = useCaption()
  const list = useId()
  const { data: calls = [] } = useQuery({ queryKey: ['sparrow', 'calls'], queryFn: knownCalls, staleTime: Infinity })
  const [name, setName] = useState('GET /auth/backend/account/info')
  const [body, setBody] = useState('')
  const [problem, setProblem] = useState('')
  const [answer, setAnswer] = useState<TracedAnswer | null>(null)
  const [isBusy, setBusy] = useState(false)

  const send = async () => {
    const call = readCall(name)
    if (isBusy) return
    if (!call) return setProblem(caption('sparrow.callWrong'))
    if (body.trim() !== '' && !isJson(body)) return setProblem(caption('error.notJson'))
    setProblem('')
    setBusy(true)
    try {
      setAnswer(await tracedCall(call.method, call.path, call.method === 'GET' ? '' : body.trim()))
    } catch {
      setProblem(caption(call.method === 'GET' ? 'error.network' : 'error.unsure'))
    } finally {
      setBusy(false)
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.key !== 'Enter' || !(isMac ? event.metaKey : event.ctrlKey)) return
    event.preventDefault()
    void send()
  }
  return (
    <div className={styles.tool} onKeyDown={onKeyDown}>
      <p className={styles.note}>{caption('sparrow.callNote')}</p>
      <Field label={caption('sparrow.call')} isRequired>
        <TextField value={name} onChange={setName} list={list} autoComplete="off" spellCheck={false} />
      </Field>
      <datalist id={list}>
        {calls.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
      <Field label={caption('sparrow.body')} hint={caption('sparrow.bodyHint')}>
        <TextArea value={body} onChange={setBody} rows={5} spellCheck={false} />
      </Field>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <Button variant="primary" keys="Mod+Enter" isBusy={isBusy} className={styles.run!} onClick={() => void send()}>
        {caption('sparrow.send')}
      </Button>
      <div aria-live="polite">{answer && <CallAnswer answer={answer} />}</div>
    </div>
  )
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
