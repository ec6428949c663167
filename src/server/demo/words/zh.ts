import { words, type Voice } from './voice'

export const zh: Voice = {
  family: words(
    '林 Lin|陈 Chen|王 Wang|李 Li|张 Zhang|刘 Liu|黄 Huang|周 Zhou|吴 Wu|徐 Xu|孙 Sun|沈 Shen|顾 Gu|许 Xu|何 He|郭 Guo|梁 Liang|宋 Song|郑 Zheng|谢 Xie|唐 Tang|冯 Feng|叶 Ye|程 Cheng|苏 Su|曹 Cao|蒋 Jiang|陆 Lu|江 Jiang|温 Wen',
  ),
  female: words(
    '雨桐 Yutong|思琪 Siqi|晓雯 Xiaowen|欣怡 Xinyi|梦瑶 Mengyao|佳宁 Jianing|若溪 Ruoxi|婉清 Wanqing|静怡 Jingyi|诗涵 Shihan|可心 Kexin|芷若 Zhiruo|安然 Anran|美玲 Meiling|知夏 Zhixia|舒窈 Shuyao|秋月 Qiuyue|丽娜 Lina',
  ),
  male: words(
    '浩然 Haoran|子轩 Zixuan|俊杰 Junjie|宇航 Yuhang|志远 Zhiyuan|景行 Jingxing|明哲 Mingzhe|天佑 Tianyou|嘉木 Jiamu|建国 Jianguo|思远 Siyuan|文博 Wenbo|泽宇 Zeyu|伟 Wei|磊 Lei|承泽 Chengze|一鸣 Yiming|亦凡 Yifan',
  ),
  openings: words(
    '爱追剧的|半夜不睡的|吃瓜|佛系|住在云上的|会飞的|路过的|今天也要|南方的|迷糊|认真|奶茶味的|不吃香菜的|想退休的|海边的|胖胖的|七月|摸鱼|熬夜|有点困的',
  ),
  closings: words(
    '小橘|阿宝|柚子|老猫|铲屎官|海豚|大叔|少女|团子|同学|旅人|橙子|豆沙包|小王子|打工人|企鹅|影迷|汤圆|星星|番茄',
  ),
  nicknames: words(
    '等风来|浅笑安然|一只鹿|山有木兮|夜航船|北城以北|听雨|三餐四季|阿木木|岁月静好|Momo酱|今夜无眠|白日梦想家|不加糖|晚安喵|与光同行|半糖主义|南柯一梦',
  ),
  bios: words(
    '追剧十级选手，催更专业户|白天上班，晚上追剧|喜欢悬疑和狗，讨厌剧透|想和喜欢的人看遍所有的海|人间小透明|剧荒求推荐|不混圈，只看剧|主页有片单，欢迎交流|一天一部电影，第 412 天',
  ),
  comments: words(`
    第三集的反转我真的没想到，编剧太会了|男二才是真爱吧，眼神戏绝了|节奏有点慢，但是越看越上头|求求了快更新吧，一周两集等得好苦
    服化道很用心，每一帧都能当壁纸|女主终于清醒了，这集爽|字幕这句翻译错了，应该是“后会有期”|熬夜看完了，明天上班怎么办
    配乐太好听了，有人知道片尾曲叫什么吗|前面铺垫的伏笔全收回来了|这演技，建议去进修一下|奶奶说好看，我就放心了
    二刷了，第一遍没注意到这个细节|结局我不接受，想给编剧寄刀片|比原著改得好|全员智商在线，难得
    这对 CP 我锁了，钥匙吞了|广告能不能少一点|画质糊了，我开的是 1080P 啊|看哭了，想给爸妈打个电话
    反派太有魅力了怎么办|中间注水严重，可以两倍速|刚入坑，已经追平了|海外党终于能看了，感谢`),
  bullets: words(
    '前方高能|哈哈哈哈哈|泪目|好家伙|名场面|演技炸裂|快跑啊|这也行|爷青回|注意他的手|来了来了|打卡|心疼|绝了',
  ),
  posts: words(`
    昨晚一口气看完了《{title}》，现在脑子里全是那首片尾曲。
    有没有人和我一样，看《{title}》是冲着配角去的？
    《{title}》最新一集大家觉得凶手是谁？我押医生。
    周末片单：第一名必须给《{title}》。
    画了一张《{title}》的同人，第一次发，轻拍。
    《{title}》的取景地我去了！比剧里还美。
    带爸妈看《{title}》，他们比我还上头。
    理性讨论，《{title}》的结局算不算烂尾？
    求类似《{title}》的剧，剧荒好久了。`),
  feedback: {
    playback: words('播放到一半一直转圈，换了网络也没用|投屏到电视只有声音没有画面|拖动进度条后声音和画面对不上'),
    subtitle: words('第 8 集字幕比声音快了三秒|字幕有错别字，“再见”写成了“在见”'),
    payment: words('扣了钱但是金币没有到账，订单截图见附件|支付的时候提示渠道维护，什么时候能好'),
    vip: words('买了年卡，换手机登录就没了会员|自动续费怎么关，找不到入口'),
    account: words('手机号换了收不到验证码，怎么登录|想把两个账号合并'),
    contentRequest: words('能上《{title}》第二季吗，等了好久|求片：十年前的一部老剧，《{title}》'),
    contentError: words('第 12 集和第 13 集内容是一样的|海报和内容对不上'),
    live: words('直播间进不去，一直显示加载中|送了礼物主播没看到'),
    community: words('我的评论为什么被删了，没有违规呀|有人一直私信骚扰我'),
    crash: words('一打开就闪退，已经重装两次了|看完一集切下一集就闪退'),
    suggestion: words('希望出一个睡眠定时的功能|建议可以屏蔽某个演员的剧'),
    copyright: words('我是该作品的权利人，请下架未授权内容，证明材料见附件'),
    other: words('请问有没有电脑版|怎么联系商务合作'),
  },
  appeals: words('我没有骂人，只是讨论剧情，请再看一下|账号被弟弟拿去玩了，以后不会了|第一次违规，能不能给一次机会'),
}
