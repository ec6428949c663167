import { textOf } from './written'

/** Who books adverts: name, kind, industry, country, whom we talk to, credit in US dollars. */
export const advertiserRows = `
Redwood Foods | direct | food | US | Megan Foster | 60000
Cloudsail Travel | direct | other | SG | Adrian Tan | 40000
Morning Light Beauty | direct | shopping | MX | Rocío Rodríguez | 50000
Oasis Games | direct | games | SA | Faisal Al Harbi | 80000
Galaxy Sports | direct | entertainment | MY | Nurul Aziz | 30000
Golden Sands Payments | direct | finance | AE | Layla Mansour | 50000
Blue Whale Technology | direct | telecom | ID | Budi Santoso | 45000
Equator Music | direct | entertainment | ID | Sari Wijaya | 20000
Island Entertainment | direct | entertainment | PH | Paolo Cruz | 25000
Nusantara Pictures | direct | entertainment | ID | Dewi Lestari | 30000
Azteca Interactive | direct | games | MX | Carlos Mendoza | 35000
Iron Player, own adverts | house | entertainment | SG | | 0
Highland Advertising | agency | other | CO | Andrés Gil | 90000
Palm Tree PR | agency | other | AE | Hala Nasser | 60000
Crescent Digital | agency | other | EG | Omar Farouk | 70000
Harbour Exchange | network | other | US | Kevin Brooks | 0
Meridian Network | network | other | SG | Wei Ling Goh | 0
Sari Kopi | direct | food | ID | Agus Pratama | 15000
Lotus Telecom | direct | telecom | PH | Grace Reyes | 55000
Casa Verde Markets | direct | shopping | MX | Lucía Torres | 40000`
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))

/** What adverts say below their title, in the order of those that book them. */
export const advertTexts = `
新年第一盒，坚果满满 / A box of nuts for the new year
低糖也好喝 / Less sugar, all the taste
往返巴厘岛，周五特价 / Bali and back, cheaper on Fridays
直飞吉达，行李 30 公斤 / Straight to Jeddah, 30 kg of luggage
十二小时不脱妆 / Stays for twelve hours
清爽不黏，随身喷 / Light, and never sticky
和朋友开一桌 / Open a table with your friends
种下第一颗种子 / Plant your first seed
一张票看整个赛季 / One pass for the whole season
开户即享转账免费 / Free transfers for new accounts
两千张照片放得下 / Room for all your pictures
孩子的第一块学习平板 / A first tablet for school
十二座城市，今晚开票 / Twelve cities, tickets from tonight
周末全家两人同行一人免费 / Two go, one pays, at weekends
本周五全国上映 / In cinemas from Friday
亡灵节的秘密地图 / The secret map of the Day of the Dead
首月半价，随时取消 / Half price for a month, cancel any time
三千部短剧一次看够 / Three thousand shorts in one pass
邀一位好友，得七天会员 / Seven days of VIP for each friend
首充多送一倍金币 / Twice the coins the first time`
  .trim()
  .split('\n')
  .map(textOf)
