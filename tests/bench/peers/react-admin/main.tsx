import { Admin, Datagrid, DateField, List, NumberField, Resource, TextField } from 'react-admin'
import { createRoot } from 'react-dom/client'
import type { Person } from '../../grid-harness/people'

/* As the documentation of react-admin renders it: two lists behind signing in. Its rows are files, those of the console are queried. */

interface Asked {
  readonly pagination: { readonly page: number; readonly perPage: number }
}

const dataProvider = {
  getList: async (resource: string, { pagination }: Asked) => {
    const answer = await fetch(`${resource}.json?page=${pagination.page}&perPage=${pagination.perPage}`)
    return { data: (await answer.json()) as Person[], total: 1_000_000 }
  },
}

const key = 'signed-in'

const authProvider = {
  login: () => Promise.resolve(localStorage.setItem(key, '1')),
  logout: () => Promise.resolve(localStorage.removeItem(key)),
  checkAuth: () => (localStorage.getItem(key) === null ? Promise.reject(new Error('Signed out')) : Promise.resolve()),
  checkError: () => Promise.resolve(),
  getPermissions: () => Promise.resolve(),
  getIdentity: () => Promise.resolve({ id: 1, fullName: 'Ann' }),
}

function People() {
  return (
    <List perPage={100}>
      <Datagrid>
        <TextField source="id" />
        <TextField source="name" />
        <TextField source="email" />
        <TextField source="state" />
        <TextField source="country" />
        <TextField source="city" />
        <TextField source="language" />
        <NumberField source="coins" />
        <NumberField source="level" />
        <NumberField source="spent" />
        <DateField source="registeredAt" showTime />
        <DateField source="lastActiveAt" showTime />
      </Datagrid>
    </List>
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('The page of a peer has no element #root.')
createRoot(root).render(
  <Admin dataProvider={dataProvider} authProvider={authProvider}>
    <Resource name="people" list={People} />
    <Resource name="creators" list={People} />
  </Admin>,
)
