import { useQuery } from '@tanstack/react-query'
import { formatInstant, pickCaption } from '../../../../../fields/format'
import { titleOf, useKnownCommands } from '../../../../engine/commands/known-commands'
import { FailureState } from '../../../../base/api/failure-state'
import { useCaption } from '../../../../base/i18n/use-caption'
import { useFormat } from '../../../../base/format/use-format'
import { site } from '../../../../engine/declared/site'
import { accessQuery, type OwnRole } from './profile-data'
import styles from './profile.module.css'

/** Which role gives what, and until when. */
export function AccessTab() {
  const { data, error, refetch } = useQuery(accessQuery)
  if (error) return <FailureState error={error} onRetry={() => void refetch()} />
  return (
    <div className={styles.tab}>
      {(data ?? []).map((role) => (
        <RoleCard key={role.id} role={role} />
      ))}
    </div>
  )
}

function RoleCard({ role }: { readonly role: OwnRole }) {
  const caption = useCaption()
  const { language, zone } = useFormat()
  const commands = useKnownCommands()
  const titles = titlesByCode()
  const line = (code: string) => (
    <li key={code}>
      {titles.get(code) ?? code} <code className={styles.code}>{code}</code>
    </li>
  )
  return (
    <section className={styles.role}>
      <h2 className={styles.groupTitle}>{pickCaption(role.name, language)}</h2>
      <p className={styles.note}>{role.description}</p>
      <p className={styles.note}>
        {caption('profile.roleOwner', { name: role.ownerName })} ·{' '}
        {role.endsAt
          ? caption('profile.roleUntil', { time: formatInstant(role.endsAt, zone) })
          : caption('profile.roleForGood')}
      </p>
      {role.builtIn ? (
        <p>{caption('profile.holdsAll')}</p>
      ) : (
        <>
          <details>
            <summary>{caption('profile.pages', { count: role.menus.length })}</summary>
            <ul className={styles.codes}>{role.menus.map(line)}</ul>
          </details>
          <details>
            <summary>{caption('profile.commands', { count: role.elements.length })}</summary>
            <ul className={styles.codes}>{role.elements.map(line)}</ul>
          </details>
        </>
      )}
    </section>
  )

  function titlesByCode(): ReadonlyMap<string, string> {
    return new Map([
      ...[...site.pages.values()].map((page) => [page.permission, caption(page.id)] as const),
      ...[...commands.values()].map((command) => [command.permission, titleOf(command)] as const),
    ])
  }
}
