export const place = 'configur-manage.configur.resolve'
