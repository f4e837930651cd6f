import { createRoot } from 'react-dom/client'
import { Editor } from './editor.tsx'
import './editor.css'

createRoot(document.getElementById('editor')!).render(<Editor />)
