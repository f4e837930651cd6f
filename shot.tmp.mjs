import { chromium } from 'playwright'
const [,, list, width='1280', theme='default', lang='de'] = process.argv
const b = await chromium.launch({ executablePath:'/usr/bin/chromium', args:['--no-sandbox'] })
const p = await b.newPage({ viewport:{width:+width,height:900} })
p.on('console', m=>{ if(m.type()==='error') console.log('console', m.text()) }); p.on('pageerror', e=>console.log('error', e.message))
for (const f of list.split(',')) { const [block,name]=f.split('/')
 await p.goto(`http://127.0.0.1:8803/_gallery/${block}/${name}/?theme=${theme}&lang=${lang}`,{waitUntil:'networkidle'})
 await p.waitForTimeout(300)
 console.log(f, await p.evaluate(()=>document.documentElement.scrollWidth>innerWidth), await p.evaluate(()=>document.querySelector('form')?.dataset.enhanced))
 await p.screenshot({path:`/tmp/w/shots/${block}-${name}-${width}-${theme}.png`,fullPage:true}) }
await b.close()
