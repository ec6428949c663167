import { Plus, Search, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { PageHead } from '../../../src/client/engine/page/page-head'
import { Badge, StatusDot } from '../../../src/client/base/ui/badge'
import { Button } from '../../../src/client/base/ui/button'
import { Checkbox } from '../../../src/client/base/ui/checkbox'
import { confirm } from '../../../src/client/base/ui/confirm'
import { Field } from '../../../src/client/base/ui/field'
import { IconButton } from '../../../src/client/base/ui/icon-button'
import { Image } from '../../../src/client/base/ui/image'
import { Kbd } from '../../../src/client/base/ui/kbd'
import { NumberField } from '../../../src/client/base/ui/number-field'
import { Popover } from '../../../src/client/base/ui/popover'
import { Select } from '../../../src/client/base/ui/select'
import { Skeleton } from '../../../src/client/base/ui/skeleton'
import { LoadingOverlay } from '../../../src/client/base/ui/spinner'
import { EmptyState, ErrorState, NoPermission } from '../../../src/client/base/ui/state'
import { Switch } from '../../../src/client/base/ui/switch'
import { Tabs } from '../../../src/client/base/ui/tabs'
import { TextArea } from '../../../src/client/base/ui/text-area'
import { TextField } from '../../../src/client/base/ui/text-field'
import { toast } from '../../../src/client/base/ui/toast-store'
import styles from './gallery.module.css'

const tones = ['neutral', 'good', 'warn', 'bad', 'info', 'accent'] as const

/** Every component once, in each of its states. */
export function ComponentsPage({ say }: { readonly say: (en: string, zh: string) => string }) {
  const [text, setText] = useState(say('Summer gala', '夏日盛典'))
  const [number, setNumber] = useState<number | null>(30)
  const [choice, setChoice] = useState<string | null>('spam')
  const [isOn, setOn] = useState(true)
  const [tab, setTab] = useState('profile')
  const ban = (): Promise<boolean> =>
    confirm({
      title: say('Ban 3 users', '封禁 3 名用户'),
      description: say(
        'Lin Xiaoman, Chen Jiayi and Zhou Zixuan lose access at once, until you unban them.',
        '林小满、陈嘉怡、周子轩将立即无法登录，直到解封为止。',
      ),
      confirmText: say('Ban 3 users', '封禁 3 名用户'),
      isDanger: true,
    })
  const group = (title: string, content: ReactNode): ReactNode => (
    <section className={styles.group}>
      <h2>{title}</h2>
      {content}
    </section>
  )
  return (
    <>
      <PageHead
        title={say('Components', '组件')}
        view={<StatusDot tone="good">{say('Published', '已发布')}</StatusDot>}
      />
      <div className={styles.components}>
        {group(
          say('Buttons', '按钮'),
          <>
            <div className={styles.row}>
              <Button variant="primary" icon={<Plus />} keys="c">
                {say('New user', '新建用户')}
              </Button>
              <Button>{say('Export', '导出')}</Button>
              <Button variant="quiet">{say('Cancel', '取消')}</Button>
              <Button variant="danger" icon={<Trash2 />} onClick={() => void ban()}>
                {say('Ban 3 users', '封禁 3 名用户')}
              </Button>
            </div>
            <div className={styles.row}>
              <Button isBusy>{say('Saving', '保存中')}</Button>
              <Button disabledReason={say('Already banned', '已封禁')}>{say('Ban user', '封禁用户')}</Button>
              <IconButton label={say('Search', '查找')} keys="/">
                <Search />
              </IconButton>
              <Popover label={say('Filter', '筛选')} content={<TextField value={text} onChange={setText} />}>
                <Button>{say('Popover', '弹出层')}</Button>
              </Popover>
              <Kbd keys="Mod+K" />
              <Kbd keys="g u" />
            </div>
          </>,
        )}
        {group(
          say('Fields', '表单'),
          <>
            <Field label={say('Title', '标题')} isRequired hint={say('Shown on the home page', '显示在首页')}>
              <TextField value={text} onChange={setText} />
            </Field>
            <Field label={say('Days', '天数')} error={say('At most 30 days', '最多 30 天')}>
              <NumberField value={number} onChange={setNumber} min={1} max={30} unit={say('days', '天')} />
            </Field>
            <Field label={say('Reason', '原因')}>
              <Select
                value={choice}
                onChange={setChoice}
                options={[
                  { value: 'spam', label: say('Spam', '垃圾信息') },
                  { value: 'fraud', label: say('Fraud', '欺诈') },
                ]}
              />
            </Field>
            <Field label={say('Note', '备注')}>
              <TextArea value={text} onChange={setText} />
            </Field>
            <Field label={say('Visible', '可见')} isInline>
              <Switch checked={isOn} onChange={setOn} />
            </Field>
            <Checkbox label={say('Send to everybody', '发送给所有人')} checked={isOn} onChange={setOn} />
          </>,
        )}
        {group(
          say('Meanings', '语义'),
          <>
            <div className={styles.row}>
              {tones.map((tone) => (
                <Badge key={tone} tone={tone}>
                  {tone}
                </Badge>
              ))}
            </div>
            <div className={styles.row}>
              {tones.map((tone) => (
                <StatusDot key={tone} tone={tone}>
                  {tone}
                </StatusDot>
              ))}
            </div>
            <div className={styles.row}>
              <Button
                onClick={() => toast.success(say('Saved', '已保存'), { text: say('Undo', '撤销'), run: () => {} })}
              >
                {say('Success', '成功提示')}
              </Button>
              <Button
                onClick={() =>
                  toast.error(say('The record has moved on: reload it first.', '数据已被他人修改，请先重新加载。'))
                }
              >
                {say('Error', '错误提示')}
              </Button>
            </div>
            <Tabs
              label={say('Record', '记录')}
              value={tab}
              onChange={setTab}
              items={[
                { key: 'profile', title: say('Profile', '资料'), content: <Skeleton width="60%" /> },
                { key: 'orders', title: say('Orders', '订单'), mark: <Badge>12</Badge>, content: <Skeleton /> },
              ]}
            />
            <div className={styles.row}>
              <Image shape="poster" width={64} alt="" />
              <Image shape="cover" width={112} alt="" />
              <Image shape="portrait" width={40} alt="" name={say('Ann Li', '李安')} />
              <Image shape="square" width={48} alt="" />
            </div>
          </>,
        )}
        <EmptyState
          text={say('Create the first one.', '创建第一条数据。')}
          action={<Button variant="primary">{say('New push', '新建推送')}</Button>}
        />
        <ErrorState onRetry={() => {}} />
        <NoPermission code="UserManage:userList" />
        <div className={styles.over}>
          <LoadingOverlay />
        </div>
      </div>
    </>
  )
}
