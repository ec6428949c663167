import { words, type Voice } from './voice'

export const id: Voice = {
  family: words(
    'Pratama|Wijaya|Saputra|Kusuma|Siregar|Nasution|Hidayat|Santoso|Permata|Lestari|Gunawan|Hartono|Simanjuntak|Maharani|Rahman|Setiawan|Utami|Nugroho|Putri|Wulandari|Ramadhan|Halim|Syahputra|Anggraini',
  ),
  female: words('Siti|Dewi|Ayu|Putri|Rina|Nurul|Intan|Maya|Citra|Fitri|Wulan|Indah|Tasya|Laras|Anisa|Kartika'),
  male: words('Budi|Agus|Rizky|Dimas|Andi|Fajar|Bayu|Hendra|Yoga|Reza|Arif|Galih|Ilham|Bagas|Eko|Rangga'),
  openings: words('Si|Mas|Mbak|Anak|Kopi|Bocah|Neng|Kang|Pecinta|Kucing|Sobat|Mimin|Bunda|Pejuang'),
  closings: words('Drama|Begadang|Rebahan|Senja|Oren|Bucin|Santuy|Kuota|Mager|Hujan|Ambyar|Receh|Drakor|Pulang'),
  nicknames: words(
    'wibu.insaf|rebahan_terus|Mbak Dewi Nonton|kucing oyen|nontonTerus|anak kost 12|jangan spoiler|bunda.raffa|kopi_susu|Bang Jago|dear senja|si paling drama',
  ),
  bios: words(
    'Satu episode lagi lalu tidur|Anti spoiler|Nonton sambil rebahan|Pecinta drama dan gorengan|Fans garis keras pemeran kedua|Kuota habis demi drama',
  ),
  comments: words(`
    Plot twist-nya gila, nggak nyangka|Second lead-nya lebih cocok sih|Awalnya lambat tapi makin seru|Kak tolong update-nya dipercepat
    Gambarnya bagus banget|Akhirnya dia berani melawan, puas|Subtitle-nya kecepetan|Begadang sampai tamat, besok kerja gimana
    Judul lagu penutupnya apa ya?|Akting pemeran utamanya kaku|Nonton bareng ibu, ibu yang ketagihan|Ending-nya bikin emosi
    Iklannya kebanyakan|Kok burem padahal 1080p|Nangis, langsung telepon rumah|Penjahatnya ganteng banget|Bagus, dubbing-nya juga enak|Akhirnya ada di sini, makasih min`),
  bullets: words('wkwkwk|nah ini dia|baper|nggak nyangka|lari!|merinding|lagunya enak|nangis|gemes|sabar ya'),
  posts: words(`
    Tamat nonton {title} sekali duduk, sekarang bingung mau nonton apa.
    Menurut kalian siapa pelakunya di {title}? Aku sih dokternya.
    List akhir pekan, nomor satu jelas {title}.
    Ada yang tahu drama mirip {title}? Tolong dong.
    Fan art pertama dari {title}, jangan dihujat ya.
    Nonton {title} bareng keluarga, semua ketagihan.`),
  feedback: {
    playback: words('Videonya muter terus di tengah, sudah ganti jaringan|Cast ke TV cuma ada suara'),
    subtitle: words('Subtitle episode 8 lebih cepat tiga detik'),
    payment: words('Saldo terpotong tapi koin belum masuk, bukti terlampir|Bayar pakai e-wallet gagal terus'),
    vip: words('Sudah beli paket tahunan tapi di HP baru hilang|Cara berhenti langganan otomatis bagaimana?'),
    account: words('Ganti nomor, kode verifikasi tidak masuk'),
    contentRequest: words('Kapan {title} musim 2 tayang?|Request {title} dong min'),
    contentError: words('Episode 12 dan 13 isinya sama'),
    live: words('Tidak bisa masuk ruang live'),
    community: words('Kenapa komentar saya dihapus?'),
    crash: words('Aplikasi langsung tertutup saat dibuka'),
    suggestion: words('Tolong tambah pengatur waktu tidur'),
    copyright: words('Saya mewakili pemilik karya, mohon turunkan salinan tanpa izin'),
    other: words('Apakah ada versi komputer?'),
  },
  appeals: words('Saya hanya membahas cerita, mohon dicek lagi|Akun dipakai adik saya, tidak akan terulang'),
}
