import { useQuery } from '@tanstack/react-query'
import { Copy, KeyRound } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { pickCaption } from '../../../../fields/format'
import { call } from '../../../base/api/api'
import { invokeCommand } from '../../../engine/commands/command-dialog-store'
import { matchPage } from '../../../engine/declared/page-match'
import { mayOpen } from '../../../engine/declared/may-open'
import { registry } from '../../../engine/declared/registry'
import { useCaption } from '../../../base/i18n/use-caption'
import { useFormat } from '../../../base/format/use-format'
import { holds } from '../../../base/session/session'
import { site } from '../../../engine/declared/site'
import { Button } from '../../../base/ui/button'
import { IconButton } from '../../../base/ui/icon-button'
import { toast } from '../../../base/ui/toast-store'
import styles from '../missing-page.module.css'
import { pathOf } from '../../../engine/declared/site'

/** A page that may not be opened: which one, the right it needs, who can give it, and a way to ask. */
export default function ForbiddenPage() {
  const caption = useCaption()
  const { language } = useFormat()
  const [, navigate] = useLocation()
  const wanted = new URLSearchParams(useSearch()).get('wanted') ?? ''
  const page = matchPage(site.pages.values(), wanted.split(/[?#]/)[0] ?? '')?.info
  const code = page?.permission ?? ''
  const { data: roles = [] } = useQuery({
    queryKey: ['holders', code],
    queryFn: () => call('GET /auth/backend/role/holders', { input: { code } }),
    enabled: code !== '',
  })
  const isOpen = page !== undefined && mayOpen(page, holds)
  // The right may have been given meanwhile: a reload of this address then leads where it was meant to.
  useEffect(() => {
    if (isOpen) navigate(wanted, { replace: true })
  }, [isOpen, wanted, navigate])
  const command = registry.commands.get('system.401.requestAccess')
  const ask = (role?: number) => command && invokeCommand(command, { kind: 'none' }, role === undefined ? {} : { role })
  const copy = () => navigator.clipboard.writeText(code).then(() => toast.success(caption('ui.copied', { text: code })))
  return (
    <section className={styles.page} data-page="system.401">
      <p className={styles.code} aria-hidden>
        401
      </p>
      <h1 className={styles.title}>{caption('system.401')}</h1>
      <p className={styles.text}>
        {page ? caption('forbidden.text', { page: caption(page.id) }) : caption('forbidden.unknown')}
      </p>
      {code && (
        <span className={styles.codeLine}>
          <code className={styles.wanted}>{code}</code>
          <IconButton label={caption('ui.copy', { title: code })} onClick={() => void copy()}>
            <Copy />
          </IconButton>
        </span>
      )}
      {code && <p className={styles.text}>{caption(roles.length > 0 ? 'forbidden.roles' : 'forbidden.noRole')}</p>}
      <ul className={styles.roles}>
        {roles.map((role) => (
          <li key={role.id} className={styles.role}>
            <span className={styles.roleName}>{pickCaption(role.name, language)}</span>
            <span className={styles.roleNote}>
              {caption('forbidden.owner', { name: role.ownerName, email: role.ownerEmail })}
            </span>
            <Button icon={<KeyRound aria-hidden />} onClick={() => ask(role.id)}>
              {caption('system.401.requestAccess')}
            </Button>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button onClick={() => (history.length > 2 ? history.go(-1) : navigate(pathOf('dashboard')))}>
          {caption('system.401.back')}
        </Button>
        <Button onClick={() => navigate(pathOf('dashboard'))}>{caption('system.404.home')}</Button>
      </div>
    </section>
  )
}
