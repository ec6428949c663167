import { useId, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useCaption } from '../../../../base/i18n/use-caption'
import { currentTimezone, settings } from '../../../../base/settings/settings-store'
import { Field } from '../../../../base/ui/field'
import { TextField } from '../../../../base/ui/text-field'

const zones = Intl.supportedValuesOf('timeZone')

/** The zone in which moments are shown; typed or chosen, kept once it is one. Emptied, it follows the browser. */
export function TimezoneField() {
  const caption = useCaption()
  const id = useId()
  const { timezone } = useSnapshot(settings)
  const [text, setText] = useState(timezone ?? '')
  const isKnown = text === '' || zones.includes(text)
  const change = (next: string) => {
    setText(next)
    if (next === '') settings.timezone = null
    else if (zones.includes(next)) settings.timezone = next
  }
  return (
    <Field
      label={caption('staffPreference.timezone')}
      hint={caption('profile.timezoneNow', { zone: currentTimezone(), time: timeIn(currentTimezone()) })}
      {...(!isKnown && { error: caption('profile.noSuchZone') })}
    >
      <TextField
        value={text}
        onChange={change}
        list={id}
        placeholder={Intl.DateTimeFormat().resolvedOptions().timeZone}
        after={<Zones id={id} />}
      />
    </Field>
  )
}

function Zones({ id }: { readonly id: string }) {
  return (
    <datalist id={id}>
      {zones.map((zone) => (
        <option key={zone} value={zone} />
      ))}
    </datalist>
  )
}

function timeIn(zone: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(new Date())
}
