-- Keys that lead to pages are named after the page: what accounts have set under the former names stays theirs.
update "staff_preference" set "keymap" = (
  select jsonb_object_agg(
    case "key"
      when 'shell.goDashboard' then 'shell.go.system.dashboard'
      when 'shell.goUsers' then 'shell.go.user-manage.user-list'
      when 'shell.goBlacklist' then 'shell.go.user-manage.user-black-list'
      when 'shell.goSeries' then 'shell.go.movie-manage.series-list'
      when 'shell.goPushes' then 'shell.go.service-manage.push-list'
      when 'shell.goReports' then 'shell.go.system.report-center-index'
      else "key"
    end,
    "value"
  )
  from jsonb_each("keymap")
) where "keymap"::text like '%"shell.go%';
