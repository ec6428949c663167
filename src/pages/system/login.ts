import { defineTool } from '../../schema/page'

export default defineTool({
  access: 'anyone',
  noCache: true,
  calls: {
    login: 'POST /auth/backend/account/login',
    info: 'GET /auth/backend/account/info',
    permissions: 'GET /auth/backend/account/authorize_resource',
  },
})
