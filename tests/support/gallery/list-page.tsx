import { PageHead } from '../../../src/client/engine/page/page-head'
import { StatusDot } from '../../../src/client/base/ui/badge'
import { Button } from '../../../src/client/base/ui/button'
import { Checkbox } from '../../../src/client/base/ui/checkbox'
import { Image } from '../../../src/client/base/ui/image'
import type { fakeData } from './fake-data'
import styles from './gallery.module.css'

interface ListPageProps extends Pick<ReturnType<typeof fakeData>, 'rows' | 'states'> {
  readonly say: (en: string, zh: string) => string
}

/** A drawn list, to judge the shell around one. */
export function ListPage({ rows, states, say }: ListPageProps) {
  const heads = [
    say('ID', 'ID'),
    say('Nickname', '昵称'),
    say('State', '状态'),
    say('Country', '国家'),
    say('Spent', '消费'),
    say('Registered', '注册时间'),
  ]
  return (
    <>
      <PageHead
        title={say('User list', '用户列表')}
        commands={
          <>
            <Button keys="e">{say('Export', '导出')}</Button>
            <Button variant="primary" keys="c">
              {say('New user', '新建用户')}
            </Button>
          </>
        }
      />
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th>
                <Checkbox checked={null} onChange={() => {}} aria-label={say('All', '全部')} />
              </th>
              {heads.map((head) => (
                <th key={head}>{head}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={row.id} data-selected={index < 3}>
                <td>
                  <Checkbox checked={index < 3} onChange={() => {}} aria-label={row.name} />
                </td>
                <td>{row.id}</td>
                <td>
                  <Image shape="portrait" width={20} alt="" name={row.name} /> {row.name}
                </td>
                <td>
                  <StatusDot tone={row.state}>{states[row.state]}</StatusDot>
                </td>
                <td>{row.country}</td>
                <td>${row.spent.toFixed(2)}</td>
                <td>{row.registered}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
